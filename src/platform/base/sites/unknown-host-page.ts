import { escapeHtml } from '../content/escape-html.ts';

/** What a visitor of a host name sees that belongs to no site; it names no site that exists. */
export const renderUnknownHost = (host: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No site at this address</title>
<h1>No site at this address</h1>
<p><strong>${escapeHtml(host)}</strong> belongs to no site of this server.
Check the address, or contact customer service.</p>
</html>
`;
