export { createPhotoStudio } from './create-photo-studio.ts';
export { PhotoStudio } from './PhotoStudio.tsx';
