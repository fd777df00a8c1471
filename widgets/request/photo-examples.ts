import type { PhotoState } from './request-state.ts';

/** Photos in every state that a visitor can see, for the examples of forms. */
export const photosInEveryState = {
  photos: [
    {
      id: '1',
      name: 'voorkant.jpg',
      status: 'done',
      progress: 1,
      url: 'https://foto.voorbeeld.nl/1.webp',
    },
    {
      id: '2',
      name: 'kookeiland-van-links-gezien-met-lange-naam.jpg',
      status: 'uploading',
      progress: 0.4,
    },
    { id: '3', name: 'lades.jpg', status: 'failed', progress: 0 },
    { id: '4', name: 'zijkant.png', status: 'waiting', progress: 0 },
    { id: '5', name: 'hoek.webp', status: 'checking', progress: 0 },
  ],
  photoNotices: [
    { name: 'pagina.png', reason: 'not-an-image' },
    { name: 'zesde.jpg', reason: 'too-many' },
  ],
} as const satisfies PhotoState;
