import { useEffect, useState } from 'react';
import { type Language, languages } from '../../domain/text.ts';
import type { PhotoStudioCopy } from './photo-studio.copy.ts';
import { photoStudioCopy } from './photo-studio.lazy.ts';
import type { Subject } from './subject.ts';

/**
 * The texts of the studio. It opens with those of one language (`openOwnPhoto`); after a switch of language they stay until the others are
 * loaded, and if these cannot be loaded.
 */
export function useStudioCopy(lang: Language, subject: Subject): PhotoStudioCopy {
  const [shown, show] = useState(() => languages.find((each) => photoStudioCopy[each].loaded) ?? lang);
  useEffect(() => {
    let isWanted = true;
    // A warning, because nothing is lost: it often fails because the switch of language leaves the page.
    photoStudioCopy[lang].load().then(() => isWanted && show(lang), console.warn);
    return () => {
      isWanted = false;
    };
  }, [lang]);
  const { loaded = photoStudioCopy[shown].loaded } = photoStudioCopy[lang];
  return loaded!.copy[subject];
}
