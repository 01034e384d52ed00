import { findEntity } from "@retribusi/contract/access/entities";
import { pages } from "@retribusi/contract/access/pages";
import type { ComponentType } from "react";
import { type PageRoute, page } from "../lib/page-route.ts";
import { listAddresses } from "./list-addresses.ts";

type Screen = ComponentType<{ readonly name: string }>;

/** The generic screen of each verb, loaded when it is first needed. */
const screens: Readonly<Record<string, () => Promise<Screen>>> = {
  list: async () => (await import("./list/list-screen.tsx")).ListScreen,
  view: async () => (await import("./view/view-screen.tsx")).ViewScreen,
  add: async () => (await import("./form/form-screen.tsx")).AddScreen,
  edit: async () => (await import("./form/form-screen.tsx")).EditScreen,
};

function bind(Screen: Screen, name: string): ComponentType {
  const Bound = () => <Screen name={name} />;
  Bound.displayName = `${Screen.name}(${name})`;
  return Bound;
}

/** A csv file comes in below the page on which a record is added, and with its right. */
const importRoutes: readonly PageRoute[] = pages.flatMap(({ name, path, entity, verbs }) =>
  verbs[0] === "add" && entity && findEntity(entity)?.import
    ? [page(`${path}/import`, async () => bind((await import("./import/import-screen.tsx")).ImportScreen, name))]
    : [],
);

/**
 * Every list, view, add and edit page of every entity. A feature that has a screen of its own for one of these
 * addresses stands before this table in the application's routes, and the first match wins.
 */
export const recordRoutes: readonly PageRoute[] = [
  ...importRoutes,
  ...pages.flatMap(({ name, path, entity, verbs }) => {
    const load = entity && screens[verbs[0] ?? ""];
    return load
      ? listAddresses({ path, entity }).map((address) => page(address, async () => bind(await load(), name)))
      : [];
  }),
];
