import { z } from 'zod';

/**
 * What a string in the content names. The schema of one file cannot know which names exist, so `site/lib/content/check-names.ts` looks
 * them up once all files are read. `link`: where a button leads. `route`: a page of this site. `widget`: a tag,
 * whose attributes stand beside it. `project`: a record of site/content/projects.yaml.
 */
export type NameKind = 'picture' | 'icon' | 'link' | 'route' | 'widget' | 'project';

/** The schemas whose values are names. */
export const nameKinds = z.registry<{ kind: NameKind }>();
