// Ends what a preview has started and gives its work tree back, after the process that served it has
// gone: nobody waits for this one.
import { leavePreview } from './stop-previews.ts';

const [, , slug = ''] = process.argv;
await leavePreview(slug);
