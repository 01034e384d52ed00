import { lazyPart } from "../../lib/lazy-part.tsx";

/** The home of whoever is signed in: visitors load none of it. */
export const HomePage = lazyPart(async () => (await import("./home-page.tsx")).HomePage);
