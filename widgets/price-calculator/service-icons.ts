import type { Service } from '../domain/calculator/services.ts';

/** Line icons of the services: path data in a 24 px grid, from lucide (ISC). */
export const serviceIcons: Record<Service, readonly string[]> = {
  keuken: [
    'M2 12h20',
    'M20 12v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8',
    'm4 8 16-4',
    'm8.86 6.78-.45-1.81a2 2 0 0 1 1.45-2.43l1.94-.48a2 2 0 0 1 2.43 1.46l.45 1.8',
  ],
  raamfolie: [
    'M3 3h18',
    'M20 7H8',
    'M20 11H8',
    'M10 19h10',
    'M8 15h12',
    'M4 3v14',
    'M6 19a2 2 0 1 1-4 0a2 2 0 0 1 4 0',
  ],
  meubel: [
    'M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3',
    'M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z',
    'M5 18v2',
    'M19 18v2',
  ],
  kozijnen: [
    'M12 3v18',
    'M3 12h18',
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  ],
  deuren: ['M19 21V5a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v16', 'M2 21h20', 'M9 12h.01'],
  jacht: [
    'M10 2v15',
    'M7 22a4 4 0 0 1-4-4 1 1 0 0 1 1-1h16a1 1 0 0 1 1 1 4 4 0 0 1-4 4z',
    'M9.159 2.46a1 1 0 0 1 1.521-.193l9.977 8.98A1 1 0 0 1 20 13H4a1 1 0 0 1-.824-1.567z',
  ],
  anders: [
    'M13 13.74a2 2 0 0 1-2 0L2.5 8.87a1 1 0 0 1 0-1.74L11 2.26a2 2 0 0 1 2 0l8.5 4.87a1 1 0 0 1 0 1.74z',
    'm20 14.285 1.5.845a1 1 0 0 1 0 1.74L13 21.74a2 2 0 0 1-2 0l-8.5-4.87a1 1 0 0 1 0-1.74l1.5-.845',
  ],
};
