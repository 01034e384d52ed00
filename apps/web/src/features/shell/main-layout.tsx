import { AppShell, MantineThemeProvider } from "@mantine/core";
import { useDidUpdate, useDisclosure } from "@mantine/hooks";
import { useIsFetching } from "@tanstack/react-query";
import { type ReactNode, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { PageNoteContext } from "../../components/page-note.ts";
import { useEscape } from "../../components/use-escape.ts";
import { isStaff } from "../../lib/acting-role.ts";
import { useSession } from "../../lib/current-user.ts";
import { useFailuresLeftBehind } from "../../lib/failure-notice.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { UsualZone, useOrganisation } from "../../lib/organisation.ts";
import { useSignInWish } from "../../lib/reauthentication.ts";
import { citizenTheme, staffTheme } from "../../lib/theme/theme.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useOnce } from "../../lib/use-once.ts";
import { HomeGuard } from "../identity/home-guard.tsx";
import classes from "./main-layout.module.css";
import { NoticeAsk, SideMenu } from "./member-parts.ts";
import { OfflinePlace } from "./offline-place.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { TipPlace } from "./tip-place.tsx";
import { TopBar } from "./top-bar.tsx";

const SignInAgain = lazyPart(async () => (await import("../identity/sign-in-again.tsx")).SignInAgain);

const Windows = lazyPart(async () => (await import("./windows.tsx")).Windows);

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
          <Suspense fallback={null}>
            <SideMenu pages={session.current.pages} onChoose={menu.close} />
          </Suspense>
        </AppShell.Navbar>
      ) : null}
      {/* Until the next screen has come, the one that is being left stands here: its address tells which of them it is. */}
      <AppShell.Main
        id={mainId}
        tabIndex={-1}
        className={classes.main ?? ""}
        data-path={pathname}
        data-behind={(hasMenu && menuOpened) || undefined}
      >
        <div className={classes.content} data-staff={(hasMenu && isStaff(session.role)) || undefined}>
          {children}
        </div>
        {hasMenu ? null : <SiteFooter />}
      </AppShell.Main>
    </AppShell>
  );
}

/** Windows over the page, whose code comes with the first of them; it stays, so that each can close as it opened. */
function OverThePage({ overlays }: Props) {
  const [search] = useAddressQuery();
  const isOpen = useOnce(search.has("dialog") || search.has("drawer"));
  const isAsked = useOnce(useSignInWish() !== null);
  return (
    <Suspense fallback={null}>
      {isOpen ? overlays : null}
      {isAsked ? <SignInAgain /> : null}
    </Suspense>
  );
}

/** Nobody is asked or told anything before the first page is there with its data, so that comes first. */
function LateWindows() {
  const { state } = useNavigation();
  const isBusy = useIsFetching() > 0;
  const isShown = useOnce(state === "idle" && !isBusy);
  return <Suspense fallback={null}>{isShown ? <Windows /> : null}</Suspense>;
}

interface Props {
  /** The page that the address opens over the page. */
  readonly overlays: ReactNode;
}

/** The one layout around every route: bars, guard, dialogs over the page, and signing in again. */
export function MainLayout({ overlays }: Props) {
  const session = useSession();
  const isMember = session.status === "signed-in";
  const theme = isMember && isStaff(session.role) ? staffTheme : citizenTheme;
  const { zonawaktu } = useOrganisation();
  return (
    <>
      <MantineThemeProvider theme={theme}>
        <UsualZone value={zonawaktu}>
          <Frame>
            <OfflinePlace />
            {isMember ? (
              <Suspense fallback={null}>
                <NoticeAsk />
              </Suspense>
            ) : null}
            <HomeGuard>
              <PageNoteContext value={tip}>
                <Outlet />
              </PageNoteContext>
            </HomeGuard>
          </Frame>
          <OverThePage overlays={overlays} />
        </UsualZone>
        <ScrollRestoration />
      </MantineThemeProvider>
      <LateWindows />
    </>
  );
}
