import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "./lib/theme/font.css";
import "./lib/theme/global.css";
import "./register-worker.ts";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { HomePage } from "./features/home/home-part.ts";
import { MemberTools, NoticeAsk, SideMenu } from "./features/shell/member-parts.ts";
import { bringMemberTips } from "./features/shell/tip-place.tsx";
import { followAttention } from "./lib/attention.ts";
import { currentUser } from "./lib/current-user.ts";
import { isFirstPageDrawn } from "./lib/first-page.ts";
import { startLanguage } from "./lib/i18n.ts";
import { paths } from "./lib/paths.ts";
import { queryClient } from "./lib/query-client.ts";
import { onTokenChangedElsewhere, readToken } from "./lib/session.ts";
import { router } from "./router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** Until the code of what the address asks for has come. */
async function routed(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => (initialized ? resolve() : undefined));
  if (!router.state.initialized) await promise;
  stop();
}

const patienceMs = 3000;

/** Whoever is signed in, and what stands around their page, so that all of it is drawn at once; without a network, or a quick one, the screens wait. */
async function member(): Promise<void> {
  if (readToken() === null || !navigator.onLine) return;
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const parts = Promise.all([SideMenu, MemberTools, NoticeAsk, HomePage].map((part) => part.bring())).catch(
    () => undefined,
  );
  await Promise.race([late, Promise.all([parts, bringMemberTips(), queryClient.prefetchQuery(currentUser)])]);
}

/** Whether the address still asks for the landing page that stands there. */
function isDrawn(): boolean {
  const { pathname, search } = router.state.location;
  return isFirstPageDrawn() && readToken() === null && pathname === paths.start && search === "";
}

followAttention();
await startLanguage();
onTokenChangedElsewhere(() => void queryClient.invalidateQueries());
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
);
await Promise.all([routed(), member()]);
if (isDrawn()) hydrateRoot(root, app);
// In pieces, between which the browser answers whoever is there.
else startTransition(() => createRoot(root).render(app));
