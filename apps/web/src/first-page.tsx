import i18next from "i18next";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, createPath, type RouteObject } from "react-router-dom";
import { App } from "./app.tsx";
import { HomeOutline } from "./features/home/home-outline.tsx";
import { MainLayout } from "./features/shell/main-layout.tsx";
import { type DrawFirstPages, drawnPages, type FirstPage } from "./lib/drawn-page.ts";
import { startLanguage } from "./lib/i18n.ts";
import { routes } from "./routes.tsx";

/** Within the one layout nothing but this, which has no address of its own. */
const alone = (element: ReactNode): RouteObject[] => [
  { element: <MainLayout overlays={null} />, children: [{ path: "*", element }] },
];

/** Addresses as the browser's router writes them. */
function createRouter({ name, address }: (typeof drawnPages)[number]) {
  const router = createMemoryRouter(name === "home" ? alone(<HomeOutline />) : routes, { initialEntries: [address] });
  router.createHref = (location) => `#${createPath(location)}`;
  return router;
}

/** What is lazy is asked for by being drawn; drawn again when it has come, it is there. The frame is what stands until a page has come. */
async function draw(page: (typeof drawnPages)[number]): Promise<string> {
  const { name } = page;
  const router = createRouter(page);
  const drawn = () =>
    renderToString(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
  if (name === "frame") return drawn();
  for (let tries = 0; tries < 100 && (!router.state.initialized || drawn().includes("<!--$!-->")); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const html = drawn();
  router.dispose();
  if (html.includes("<!--$!-->")) throw new Error(`A part of the page ${name} never came`);
  return html;
}

/** Of the browser's tab, as the page's header sets it. */
const titleIn = (html: string): string => /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? "";

export const drawFirstPages: DrawFirstPages = async (language) => {
  await startLanguage(language);
  const pages: FirstPage[] = [];
  for (const page of drawnPages) {
    const html = await draw(page);
    pages.push({ name: page.name, html, title: [titleIn(html), i18next.t("product")].filter(Boolean).join(" – ") });
  }
  return pages;
};
