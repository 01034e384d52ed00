import { completeNavigationProgress, NavigationProgress, startNavigationProgress } from "@mantine/nprogress";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigation } from "react-router-dom";

/** The thin line at the top while the next screen is on its way. Quick answers show none. */
export function NavigationLine() {
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
