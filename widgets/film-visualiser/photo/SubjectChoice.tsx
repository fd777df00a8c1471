import type { ReactNode } from 'react';
import { type Room, roomFacts } from '../../domain/film/films.ts';
import type { Language } from '../../domain/text.ts';
import type { PhotoStudioCopy } from './photo-studio.copy.ts';
import { StudioButton } from './StudioButton.tsx';
import { photographed } from './subject.ts';

interface SubjectChoiceProps {
  copy: PhotoStudioCopy;
  lang: Language;
  room: Room;
  onRoom(room: Room): void;
}

/** What is on the photo: it decides which films there are, what is counted and what it costs. */
export function SubjectChoice({ copy, lang, room, onRoom }: SubjectChoiceProps): ReactNode {
  return (
    <fieldset className="flex flex-col gap-2 mb-4 min-w-0">
      <legend className="mb-2 text-sm font-semibold">{copy.whatIsOnIt}</legend>
      <div className="flex flex-wrap gap-2">
        {photographed.map((each) => (
          <StudioButton key={each} pressed={each === room} onPress={() => onRoom(each)}>
            {roomFacts[each].name[lang]}
          </StudioButton>
        ))}
      </div>
    </fieldset>
  );
}
