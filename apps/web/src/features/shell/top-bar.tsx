import { Anchor, AppShell, Burger, Button, Group } from "@mantine/core";
import { completeNavigationProgress, NavigationProgress, startNavigationProgress } from "@mantine/nprogress";
import "@mantine/nprogress/styles.layer.css";
import { type RefObject, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigation } from "react-router-dom";
import { Brand } from "../../components/brand.tsx";
import { workplaceOf } from "../../lib/acting-role.ts";
import type { Session } from "../../lib/current-user.ts";
import { useOrganisation } from "../../lib/organisation.ts";
import { paths, safeNext } from "../../lib/paths.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { AppearanceSwitch } from "./appearance-switch.tsx";
import { HelpButton } from "./help-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MemberTools } from "./member-parts.ts";
import classes from "./top-bar.module.css";

/** The thin line at the top while the next screen is on its way. Quick answers show none. */
function NavigationLine() {
  const { t } = useTranslation("state");
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(startNavigationProgress, 120);
    return () => {
      clearTimeout(timer);
      completeNavigationProgress();
    };
  }, [state]);
  return (
    <NavigationProgress
      color="kunyit"
      size={3}
      initialProgress={12}
      withinPortal={false}
      aria-label={t("loading")}
      // It always stands there; only while something loads may it say so.
      aria-hidden={state !== "loading"}
    />
  );
}

interface Props {
  readonly session: Session;
  readonly menuOpened: boolean;
  readonly onToggleMenu: () => void;
  readonly burger: RefObject<HTMLButtonElement | null>;
}

function PublicLinks({ session }: Pick<Props, "session">) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const [search] = useAddressQuery();
  const next = safeNext(search.get("nexturl"));
  // Beside a form, the button would open another one and throw away what was typed.
  const isForm =
    pathname === paths.signIn || pathname === paths.register || (session.status === "anonymous" && next !== null);
  return (
    <>
      <nav aria-label={t("publicMenu")} className={classes.links}>
        <Anchor component={Link} to={paths.catalogue()} className={classes.link ?? ""}>
          {t("catalogue")}
        </Anchor>
        {isForm ? null : (
          <Anchor component={Link} to={paths.register} className={classes.link ?? ""} ms="md">
            {t("register")}
          </Anchor>
        )}
      </nav>
      {isForm ? null : (
        <Button component={Link} to={next ? paths.signInFor(next) : paths.signIn} size="sm">
          {t("signIn")}
        </Button>
      )}
    </>
  );
}

export function TopBar({ session, menuOpened, onToggleMenu, burger }: Props) {
  const { t } = useTranslation("shell");
  const current = session.status === "signed-in" ? session.current : undefined;
  const { namaorganisasi, logo } = useOrganisation();
  const owner = (current && workplaceOf(current)) ?? namaorganisasi ?? t("tagline");

  return (
    <AppShell.Header className={classes.bar ?? ""}>
      <NavigationLine />
      <Group gap="xs" wrap="nowrap" className={classes.start ?? ""}>
        {current ? (
          <Burger
            ref={burger}
            opened={menuOpened}
            onClick={onToggleMenu}
            hiddenFrom="md"
            size="sm"
            aria-expanded={menuOpened}
            aria-label={t(menuOpened ? "closeMenu" : "openMenu")}
          />
        ) : null}
        <Link to={paths.start} className={classes.home} data-member={current ? true : undefined}>
          <Brand name={t("product")} owner={owner} logo={logo} />
        </Link>
      </Group>
      <Group wrap="nowrap" className={classes.tools ?? ""}>
        <LanguageSwitch />
        <AppearanceSwitch />
        <HelpButton />
        {current ? (
          <Suspense fallback={null}>
            <MemberTools current={current} />
          </Suspense>
        ) : null}
        {session.status === "anonymous" || session.status === "failed" ? <PublicLinks session={session} /> : null}
      </Group>
    </AppShell.Header>
  );
}
