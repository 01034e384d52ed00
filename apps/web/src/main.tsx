import "@mantine/core/styles.layer.css";
import "@mantine/dates/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import "@mantine/nprogress/styles.layer.css";
import "./lib/theme/font.css";
import "./lib/theme/global.css";
import "dayjs/locale/id";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followAttention } from "./lib/attention.ts";
import { startLanguage } from "./lib/i18n.ts";
import { queryClient } from "./lib/query-client.ts";
import { onTokenChangedElsewhere } from "./lib/session.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

followAttention();
await startLanguage();
onTokenChangedElsewhere(() => void queryClient.invalidateQueries());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
