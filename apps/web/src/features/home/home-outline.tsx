import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import classes from "../../components/unnamed.module.css";
import { unknown } from "./unknown.ts";

const homes = ["nasabah", "pengelola", "dinas", "bank", "pemda"] as const;

/**
 * The shape of a home whose person is not known yet. The build draws it, too, and `early-home.ts` writes the name into it, and shows the words of
 * the role.
 */
export function HomeOutline() {
  const { t } = useTranslation("home");
  const leads = homes.map((home) => (
    <span key={home} hidden data-early={home} data-place={t("yourPlace")}>
      {t(`${home}Lead`, { place: unknown })}
    </span>
  ));
  const blank = <Box key="unknown" component="span" display="inline-block" h="1lh" />;
  return (
    <>
      <div data-early="header" className={classes.unnamed}>
        <PageHeader title={t("greeting", { name: unknown })} lead={[blank, ...leads]} />
      </div>
      <LoadingState lines={8} />
    </>
  );
}
