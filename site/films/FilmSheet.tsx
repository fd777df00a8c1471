import { roomFolder } from '../../widgets/domain/film/film-pictures.ts';

/** A sheet of a film on a table, one corner lifted, mixed from its pictures by the page's styles (`film-styles.ts`). */
export function FilmSheet() {
  return (
    <div className="relative isolate aspect-square bg-sand [clip-path:inset(0_round_.75rem)]">
      <div data-room="sheet">
        {(['white', 'black'] as const).map((layer) => (
          <div key={layer} data-layer={layer}>
            <img
              src={`/${roomFolder}/sheet-${layer}-800.avif`}
              alt=""
              width={800}
              height={800}
              loading="lazy"
            />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}
