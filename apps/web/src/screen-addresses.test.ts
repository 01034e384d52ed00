import { memberScreens, publicAddresses } from "@retribusi/contract/access/screen-addresses";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { paths } from "./lib/paths.ts";
import { screens } from "./screens.ts";

const known = [...screens.map(({ path }) => path), paths.forbidden, paths.notFound].map((path) => ({ path }));

/** The specification's other addresses of a list, which show the list itself. */
const otherAddress = /^(.+)\/(list|index)\/:fieldName\?\/:fieldValue\?$/;

const addresses = [...publicAddresses, ...memberScreens.flatMap(({ samples: [first = ""] }) => [first])];
const routeOf = (address: string) => matchRoutes(known, { pathname: address.split("?")[0] ?? "" })?.at(-1)?.route.path;
const screenOf = (path = "") => path.replace(otherAddress, "$1");
const looked = new Set(addresses.map((address) => screenOf(routeOf(address))));

test("every screen of the application is on the list of those that are looked at for accessibility", () => {
  const missing = known.map(({ path }) => path).filter((path) => !looked.has(screenOf(path)));
  expect(missing, "add them to screen-addresses.ts").toEqual([]);
});

test("the list leads nowhere but to screens, and to the one page that there is not", () => {
  expect(addresses.filter((address) => routeOf(address) === undefined)).toEqual(["/no/such/page"]);
});
