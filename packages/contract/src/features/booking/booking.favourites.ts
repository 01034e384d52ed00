/** Objects that one person keeps, on a device or in an account. */
export const mostFavourites = 100;
