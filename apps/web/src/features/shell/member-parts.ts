import { lazyPart } from "../../lib/lazy-part.tsx";

/** What stands around the page of whoever is signed in, and their home: none of it is loaded for visitors. */
export const SideMenu = lazyPart(async () => (await import("./side-menu.tsx")).SideMenu);
export const UserMenu = lazyPart(async () => (await import("./user-menu.tsx")).UserMenu);
export const NoticeAsk = lazyPart(async () => (await import("../privacy/notice-ask.tsx")).NoticeAsk);
export const HomePage = lazyPart(async () => (await import("../home/home-page.tsx")).HomePage);

/** Brings them all, for a first page that is a member's. */
export async function bringMemberParts(): Promise<void> {
  await Promise.all([SideMenu, UserMenu, NoticeAsk, HomePage].map((part) => part.bring()));
}
