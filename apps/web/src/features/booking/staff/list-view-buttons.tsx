import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { useListReader } from "../../../records/list/use-list-reader.ts";
import type { RecordList } from "../../../records/list/use-record-list.ts";
import { useArrivalsLink } from "../use-arrivals-link.ts";
import classes from "./list-view-buttons.module.css";
import { listViews, viewNames, viewOf } from "./list-views.ts";

/** What is looked for again and again, each by one press; pressed again it is off. */
export function ListViewButtons({ list: { state, change } }: { readonly list: RecordList }) {
  const { t } = useTranslation("staff");
  const { today } = useListReader();
  const views = listViews(today, useCurrentUser().user.userid);
  const current = viewOf(views, state.filters);
  const paper = useArrivalsLink()(today);
  return (
    <fieldset aria-label={t("views.title")} className={classes.views}>
      {viewNames.map((name) => (
        <Button
          key={name}
          size="xs"
          flex="none"
          radius="xl"
          variant={name === current ? "light" : "default"}
          aria-pressed={name === current}
          onClick={() => change({ filters: name === current ? {} : views[name] })}
        >
          {t(`views.${name}`)}
        </Button>
      ))}
      {current === "today" && paper ? (
        <Button
          component={Link}
          to={paper}
          size="xs"
          flex="none"
          radius="xl"
          variant="subtle"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {t("views.arrivals")}
        </Button>
      ) : null}
    </fieldset>
  );
}
