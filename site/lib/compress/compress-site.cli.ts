import { compressFiles } from './compress-files.ts';

/* The last step of `npm run build`: compressed copies of what visitors load, for hosts that serve such copies. */
await compressFiles('dist', '.cache/compressed');
