/** Which draw of which lottery. */
export interface IssueName {
  gameCode: string;
  issueNo: string;
}
