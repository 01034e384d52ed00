/** So many photos of an object a new installation asks for before citizens are offered it. */
export const usualPhotos = 3;

/** More can't be asked for; a form takes about as many. */
export const mostPhotos = 10;
