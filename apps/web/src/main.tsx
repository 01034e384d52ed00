import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "./lib/theme/font.css";
import "./lib/theme/global.css";
import "./register-worker.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followAttention } from "./lib/attention.ts";
import { isFirstPageDrawn } from "./lib/first-page.ts";
import { startLanguage } from "./lib/i18n.ts";
import { paths } from "./lib/paths.ts";
import { queryClient } from "./lib/query-client.ts";
import { onTokenChangedElsewhere, readToken } from "./lib/session.ts";
import { router } from "./router.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

/** Whether the address still asks for the page that stands there, once what belongs to it has come. */
async function isDrawn(): Promise<boolean> {
  if (!isFirstPageDrawn() || readToken() !== null) return false;
  if (!router.state.initialized) await new Promise<void>((resolve) => router.subscribe(() => resolve()));
  const { pathname, search } = router.state.location;
  return pathname === paths.start && search === "";
}

followAttention();
await startLanguage();
onTokenChangedElsewhere(() => void queryClient.invalidateQueries());
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
);
if (await isDrawn()) hydrateRoot(root, app);
else createRoot(root).render(app);
