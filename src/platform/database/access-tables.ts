/** The tables of codes, devices, messages that wait to leave, and what signing in needs beside a password. */
export interface AccessTables {}
