import { homeOrder, type Role } from "@retribusi/contract/define/roles";

export type HomeRole = (typeof homeOrder)[number];

const isHomeRole = (role: Role): role is HomeRole & Role => homeOrder.some((home) => home === role);

/**
 * The homes that a role registers: its own and those after it in the specification's order. The first one is shown.
 * A role without a home of its own has only the default one.
 */
export const homesOf = (role: Role): readonly HomeRole[] =>
  isHomeRole(role) ? homeOrder.slice(homeOrder.indexOf(role)) : ["default"];
