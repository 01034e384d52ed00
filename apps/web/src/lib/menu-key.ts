/** How much waits behind the lines of the menu. */
export const menuKey = ["menu"] as const;
