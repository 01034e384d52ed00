import { Stack } from "@mantine/core";
import { IconBuildingCommunity } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { ObjectChoice } from "./object-choice.tsx";
import { type ObjectPage, ObjectPages } from "./object-pages.tsx";
import { useChosenObject } from "./use-chosen-object.ts";

interface Props {
  readonly page: ObjectPage;
  readonly title: string;
  readonly lead: string;
  readonly actions?: (objectid: number) => ReactNode;
  /** What the page shows of the chosen object. */
  readonly children: (objectid: number) => ReactNode;
  /** What it shows while none is chosen, if it has anything to say of all of them. */
  readonly overview?: ReactNode;
}

/** A page about one object at a time: its choice, the way to the object's other pages, and what it says of it. */
export function ObjectFrame({ page, title, lead, actions, children, overview }: Props) {
  const { t } = useTranslation("records");
  const chosen = useChosenObject();
  const objectid = chosen.value;
  return (
    <Stack gap="lg" maw="64rem">
      <PageHeader title={title} lead={lead} actions={objectid ? actions?.(objectid) : null} />
      <ObjectChoice {...chosen} />
      {objectid ? (
        <Fragment key={objectid}>
          <ObjectPages objectid={objectid} current={page} />
          {children(objectid)}
        </Fragment>
      ) : (
        (overview ?? (
          <EmptyState
            icon={<IconBuildingCommunity size={32} stroke={1.5} aria-hidden />}
            title={t("chooseObject")}
            description={t("chooseObjectText")}
          />
        ))
      )}
    </Stack>
  );
}
