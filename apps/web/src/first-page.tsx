import type { Language } from "@retribusi/contract/define/label";
import i18next from "i18next";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, createPath } from "react-router-dom";
import { App } from "./app.tsx";
import { startLanguage } from "./lib/i18n.ts";
import { paths } from "./lib/paths.ts";
import { routes } from "./routes.tsx";

/** The landing page as a visitor sees it, made at build time. */
export interface FirstPage {
  readonly html: string;
  /** Of the browser's tab. */
  readonly title: string;
}

/** Addresses as the browser's router writes them. */
function createRouter() {
  const router = createMemoryRouter(routes, { initialEntries: [paths.start] });
  router.createHref = (location) => `#${createPath(location)}`;
  return router;
}

/** What is lazy is asked for by being drawn; drawn again when it has come, it is there. */
export async function drawFirstPage(language: Language): Promise<FirstPage> {
  await startLanguage(language);
  const router = createRouter();
  const draw = () =>
    renderToString(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  for (let tries = 0; tries < 100 && (!router.state.initialized || draw().includes("<!--$!-->")); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const html = draw();
  router.dispose();
  if (html.includes("<!--$!-->")) throw new Error("A part of the first page never came");
  return { html, title: `${i18next.t("landingTitle", { ns: "home" })} – ${i18next.t("product")}` };
}
