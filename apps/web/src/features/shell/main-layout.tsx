import { AppShell, MantineThemeProvider } from "@mantine/core";
import { useDidUpdate, useDisclosure } from "@mantine/hooks";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { PageNoteContext } from "../../components/page-note.ts";
import { useEscape } from "../../components/use-escape.ts";
import { useSession } from "../../lib/current-user.ts";
import { useFailuresLeftBehind } from "../../lib/failure-notice.ts";
import { UsualZone, useOrganisation } from "../../lib/organisation.ts";
import type { PageRoute } from "../../lib/page-route.ts";
import { citizenTheme, staffTheme } from "../../lib/theme/theme.ts";
import { Guard } from "../identity/guard.tsx";
import { SignInAgain } from "../identity/sign-in-again.tsx";
import { NoticeAsk } from "../privacy/notice-ask.tsx";
import classes from "./main-layout.module.css";
import { OfflinePlace } from "./offline-place.tsx";
import { PageOverlays } from "./page-overlays.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { TipPlace } from "./tip-place.tsx";
import { TopBar } from "./top-bar.tsx";

const mainId = "main";
const tip = <TipPlace />;

/** A plain `#main` would be taken for an address by the hash router. */
function SkipLink() {
  const { t } = useTranslation("shell");
  return (
    <button
      type="button"
      className={classes.skip}
      onClick={() => {
        document.getElementById(mainId)?.focus();
      }}
    >
      {t("skip")}
    </button>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [menuOpened, menu] = useDisclosure(false);
  // Whatever changed the address, the page that was asked for is now behind the menu.
  const { pathname } = useLocation();
  useDidUpdate(menu.close, [pathname]);
  useFailuresLeftBehind();
  const burger = useRef<HTMLButtonElement>(null);
  const hasMenu = session.status === "signed-in";
  // The focus may still be on the button that opened it, which stands in the bar above.
  useEscape(menuOpened, () => {
    menu.close();
    burger.current?.focus();
  });
  return (
    <AppShell
      header={{ height: 60 }}
      {...(hasMenu ? { navbar: { width: 256, breakpoint: "md", collapsed: { mobile: !menuOpened } } } : {})}
    >
      <SkipLink />
      <TopBar session={session} menuOpened={menuOpened} onToggleMenu={menu.toggle} burger={burger} />
      {hasMenu ? (
        <AppShell.Navbar className={classes.navbar ?? ""} data-closed={!menuOpened || undefined}>
          <SideMenu pages={session.current.pages} onChoose={menu.close} />
        </AppShell.Navbar>
      ) : null}
      {/* Until the next screen has come, the one that is being left stands here: its address tells which of them it is. */}
      <AppShell.Main id={mainId} tabIndex={-1} className={classes.main ?? ""} data-path={pathname}>
        <div className={classes.content} data-staff={(hasMenu && session.role !== "nasabah") || undefined}>
          {children}
        </div>
        {hasMenu ? null : <SiteFooter />}
      </AppShell.Main>
    </AppShell>
  );
}

/** The one layout around every route: bars, guard, dialogs over the page, and signing in again. */
export function MainLayout({ overlays }: { readonly overlays: readonly PageRoute[] }) {
  const session = useSession();
  const isStaff = session.status === "signed-in" && session.role !== "nasabah";
  const { zonawaktu } = useOrganisation();
  return (
    <MantineThemeProvider theme={isStaff ? staffTheme : citizenTheme}>
      <UsualZone value={zonawaktu}>
        <Frame>
          <OfflinePlace />
          <NoticeAsk />
          <Guard>
            <PageNoteContext value={tip}>
              <Outlet />
            </PageNoteContext>
          </Guard>
        </Frame>
        <PageOverlays routes={overlays} />
      </UsualZone>
      <SignInAgain />
      <ScrollRestoration />
    </MantineThemeProvider>
  );
}
