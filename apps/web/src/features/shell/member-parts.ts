import { lazyPart } from "../../lib/lazy-part.tsx";

/** What stands around the page of whoever is signed in: visitors load none of it. */
export const SideMenu = lazyPart(async () => (await import("./side-menu.tsx")).SideMenu);
export const MemberTools = lazyPart(async () => (await import("./member-tools.tsx")).MemberTools);
export const NoticeAsk = lazyPart(async () => (await import("../privacy/notice-ask.tsx")).NoticeAsk);
