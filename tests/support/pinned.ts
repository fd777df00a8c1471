/** The newest pinned script, with its hash. */
export interface Pinned {
  version: string;
  file: string;
  integrity: string;
}

export async function pinned(origin: string): Promise<Pinned> {
  const { latest, versions } = await (await fetch(`${origin}/widgets/integrity.json`)).json();
  return { version: latest, ...versions[latest] };
}

export const pinnedTag = (origin: string, { file, integrity }: Pinned) =>
  `<script type="module" src="${origin}${file}" integrity="${integrity}" crossorigin></script>`;
