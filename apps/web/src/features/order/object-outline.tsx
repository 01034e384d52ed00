import { Group, Skeleton } from "@mantine/core";
import { pictureWidths } from "@retribusi/contract/features/files/picture.rules";
import { IconMapPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import picture from "../../components/picture.module.css";
import words from "../catalog/object-words.module.css";
import classes from "./object-outline.module.css";

/**
 * The shape of an object that is on its way. The build draws it, too, and `early-object.ts` writes name, place and picture into it as soon as
 * they have come, so the marks stand for what isn't known here.
 */
export function ObjectOutline() {
  const { t } = useTranslation("catalog");
  return (
    <>
      <div className={classes.back}>
        <Skeleton height="1.55rem" width={140} />
      </div>
      <div data-early="header" className={classes.unnamed}>
        <PageHeader
          title={t("objectTitle")}
          lead={
            <Group component="span" gap="xs">
              <span className={words.place}>
                <IconMapPin size={18} stroke={1.75} aria-hidden />
                <span data-early="place" className={classes.place}>
                  {"\u00A0"}
                </span>
              </span>
              <Skeleton component="span" display="inline-block" height="1.68rem" width={200} />
            </Group>
          }
        />
      </div>
      <div className={classes.picture}>
        <img
          data-early="picture"
          className={picture.picture}
          sizes="(min-width: 48em) 50rem, 100vw"
          width={pictureWidths.small}
          height={(pictureWidths.small * 3) / 4}
          alt=""
          hidden
        />
      </div>
      <LoadingState lines={8} />
    </>
  );
}
