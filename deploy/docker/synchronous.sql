-- Run once, when the primary's cluster is made: from its first real start on a commit is acknowledged when the standby has it
-- on disk. Not by an option of the server: making the database would wait for a standby that is not there yet.
alter system set synchronous_standby_names = 'standby';
