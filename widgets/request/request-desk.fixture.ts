import { createStore, type StoreApi } from 'zustand/vanilla';
import { photoLine } from '../domain/request/mail.ts';
import type { Ports } from '../kit/ports.ts';
import { createRequestDesk, type DeskForm, type DeskState, type RequestDesk } from './request-desk.ts';
import { createRequestPhotos, type RequestPhotos } from './request-photos.ts';
import { freshRequest } from './request-state.ts';

/** The state of a form with one field. */
export interface NoteState extends DeskState {
  text: string;
  /** What the note is about; empty in most tests. */
  project: string;
  marked: boolean;
  toast?: string;
  focus?: string;
}

/** An event that a note emits; `text` as it was sent. */
export interface NoteEvent {
  outcome: 'sent' | 'failed';
  text: string;
  reference: string;
}

export interface Note {
  store: StoreApi<NoteState>;
  desk: RequestDesk;
  photos: RequestPhotos;
  change(text: string): void;
  /** Begins a note about something else. */
  chooseProject(project: string): void;
}

export interface NoteOptions extends Pick<DeskForm<NoteState>, 'resetDelay'> {
  attributes?: { partner?: string };
  /** Left out by a form without photos. */
  withPhotos?: boolean;
  emit(event: NoteEvent): void;
}

/**
 * The smallest form that a desk can send. It is complete when its text is not empty, invalid when it is `?`, and has no content when it is
 * `-`.
 */
export function createNote(
  ports: Ports,
  { attributes = {}, withPhotos, resetDelay, emit }: NoteOptions,
): Note {
  const store: StoreApi<NoteState> = createStore<NoteState>((set) => ({
    ...freshRequest,
    text: '',
    project: '',
    marked: false,
    say: (toast) => set({ toast }),
    focusOn: (focus) => set({ focus }),
  }));
  const photos = createRequestPhotos(store, ports);
  const desk = createRequestDesk(store, ports, {
    attributes,
    photos: withPhotos ? photos : undefined,
    resetDelay,
    problems() {
      const { text } = store.getState();
      return new Map(text === '' ? [['text', 'missing']] : text === '?' ? [['text', 'invalid']] : []);
    },
    mark: (problem) => store.setState({ marked: true, toast: problem }),
    compose() {
      const { text, project } = store.getState();
      if (text === '-') return undefined;
      return ({ reference, replaces = [], partner = '', photos: outcomes }) => [
        ['text', text],
        ...(project ? [['projectType', project] as const] : []),
        ['reference', reference],
        ...(replaces.length > 0 ? [['vervangt', replaces.join(', ')] as const] : []),
        ['partner', partner],
        ['photos', outcomes.map(photoLine).join()],
      ];
    },
    announce: (outcome, { text = '' }, reference) => emit({ outcome, text, reference }),
    fresh: () => ({ text: '', marked: false }),
  });
  return {
    store,
    desk,
    photos,
    change: (text) => store.setState({ text, sentReference: undefined }),
    chooseProject: (project) => store.setState({ project, sentReference: undefined }),
  };
}
