import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";
import { staticFiles } from "./static-files.ts";

const page = (path: string) => fileURLToPath(new URL(`../src/features/${path}`, import.meta.url));

/** Pages that most visitors see, one after the other. */
const visitorFiles = staticFiles([
  page("home/start-page.tsx"),
  page("catalog/catalogue-page.tsx"),
  page("payment/check-page.tsx"),
  page("guide/tip.tsx"),
  page("order/object-outline.tsx"),
]);

/** What is to be read of one object, without its calendar and its order form. */
const objectFiles = staticFiles([page("order/object-page.tsx")]);

/** The home of whoever is signed in, with the bars around it. */
const homeFiles = staticFiles([
  page("home/home-page.tsx"),
  page("shell/side-menu.tsx"),
  page("shell/member-tools.tsx"),
  page("privacy/notice-ask.tsx"),
  page("guide/member-tip.tsx"),
  fileURLToPath(new URL("../src/member-routes.tsx", import.meta.url)),
]);

/** Modules of the library's components with these names, as in `List|Table`. */
const components = (names: string): RegExp =>
  new RegExp(`@mantine[\\\\/]core[\\\\/]esm[\\\\/]components[\\\\/](${names})[\\\\/]`);

/** What the visitors' forms are made of. */
const field = components("Input|InputBase|InputClearButton|TextInput|NativeSelect|Badge|Center|Skeleton");

/** What the words and pictures of an object are made of. */
const reading = components("List|Table|Typography");
const carousel = /[\\/](@mantine[\\/]carousel|embla-carousel)/;

/** What opens beside a button, and what the home needs besides of the library. */
const menu = components("Menu|Popover|Tooltip|Collapse|Card");
const besideMenu = /[\\/](@floating-ui[\\/]|use-interval\.mjs)/;

/** What opens over any page, with the small parts that it would otherwise fetch from the large files of others. */
const windowPart = components("Modal|ModalBase|Overlay|FocusTrap|Notification");
const smallPart = /[\\/](src[\\/]lib[\\/]windows\.ts|get-style-object\.mjs|use-force-update\.mjs)/;

/**
 * Which modules come in one file. Without groups every icon and every small module that two screens share is a file of its own: 100 requests
 * for one page. `app` is what is there before any page, `visitor` what the first pages share, `object` the page of one object; a list's grid,
 * the editor, calendars and charts stay with the screens that need them.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: "react", test: /node_modules[\\/](react-dom|react|scheduler)[\\/]/, tags: ["$initial"] },
  { name: "app", test: /node_modules|[\\/]src[\\/](?!main\.tsx)/, tags: ["$initial"] },
  { name: "scroll", test: components("ScrollArea") },
  { name: "window", test: (id: string) => windowPart.test(id) || smallPart.test(id) },
  { name: "visitor", test: (id: string) => visitorFiles.has(id) || field.test(id) },
  {
    name: "object",
    test: (id: string) => objectFiles.has(id) || reading.test(id) || carousel.test(id),
  },
  { name: "menu", test: (id: string) => menu.test(id) || besideMenu.test(id) },
  { name: "icon", test: /@tabler/ },
  { name: "mantine", test: /@mantine[\\/](core|hooks|form)/, minShareCount: 4 },
  { name: "contract", test: /packages[\\/]contract|[\\/]zod[\\/]/ },
  { name: "home", test: (id: string) => homeFiles.has(id) },
  { name: "shared", test: /apps[\\/]web[\\/]src[\\/](lib|components)/, minShareCount: 3 },
];
