import { ActionIcon, Button, Loader, Menu, Text, Tooltip } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import {
  IconBookmark,
  IconCheck,
  IconCopy,
  IconDeviceFloppy,
  IconEdit,
  IconRefresh,
  IconTrash,
} from "@tabler/icons-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { errorText } from "../../../lib/error-text.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useBareView } from "./use-bare-view.ts";
import { useViewActions, ViewNote, type ViewsOf } from "./use-view-actions.tsx";
import { useViews } from "./use-views.ts";
import { openedView } from "./view-address.ts";
import classes from "./views-menu.module.css";

const touched = { hover: true, focus: true, touch: true } as const;
const icon = { size: 16, "aria-hidden": true } as const;

type Actions = ReturnType<typeof useViewActions>;

interface ChoicesProps {
  readonly views: readonly ReportView[];
  readonly opened: ReportView | undefined;
  readonly actions: Actions;
}

/** Views to open: one's own, then those of colleagues. */
function Choices({ views, opened, actions }: ChoicesProps) {
  const { t } = useTranslation("report");
  const groups = [
    { title: t("views.own"), views: views.filter(({ pemilik }) => pemilik === null) },
    { title: t("views.shared"), views: views.filter(({ pemilik }) => pemilik !== null) },
  ].filter((group) => group.views.length > 0);
  if (groups.length === 0) return <Menu.Label>{t("views.none")}</Menu.Label>;
  return groups.map((group) => (
    <Fragment key={group.title}>
      <Menu.Label>{group.title}</Menu.Label>
      {group.views.map((view) => (
        <Menu.Item
          key={view.id}
          leftSection={view.id === opened?.id ? <IconCheck {...icon} /> : <span className={classes.blank} />}
          aria-current={view.id === opened?.id || undefined}
          onClick={() => actions.open(view)}
        >
          <Text inherit className={classes.name ?? ""}>
            {view.judul}
          </Text>
          <ViewNote view={view} />
        </Menu.Item>
      ))}
    </Fragment>
  ));
}

/** What can be done with the view that is open. */
function OpenedActions({ view, actions }: { readonly view: ReportView; readonly actions: Actions }) {
  const { t } = useTranslation("report");
  const name = view.judul;
  if (view.pemilik !== null) {
    return (
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.copy(view)}>
        {t("views.copy", { name })}
      </Menu.Item>
    );
  }
  return (
    <>
      <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={() => void actions.replace(view)}>
        {t("views.replace", { name })}
      </Menu.Item>
      <Menu.Item leftSection={<IconEdit {...icon} />} onClick={() => actions.change(view)}>
        {t("views.change", { name })}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => void actions.remove(view)}>
        {t("views.remove", { name })}
      </Menu.Item>
    </>
  );
}

interface Props extends ViewsOf {
  /** In a toolbar of small buttons it is one of them. */
  readonly isCompact?: boolean;
}

/** Questions that were kept under a name, of one's own and of colleagues. They are read when the menu is opened, or one of them is. */
export function ViewsMenu({ isCompact = false, ...views }: Props) {
  const { t } = useTranslation("report");
  const { t: state } = useTranslation("state");
  const [search] = useAddressQuery();
  const [isOpen, { open, close }] = useDisclosure(false);
  const wanted = search.get(openedView);
  const { data, error } = useViews(views.source, isOpen || wanted !== null);
  const opened = data?.find(({ id }) => String(id) === wanted);
  const actions = useViewActions(views);
  useBareView(data, actions);
  const label = opened ? t("views.opened", { name: opened.judul }) : t("views.title");
  return (
    <Menu position="bottom-end" shadow="md" width={300} opened={isOpen} onOpen={open} onClose={close}>
      <Menu.Target>
        {/* The button may be narrower than the name. */}
        <Tooltip label={label} disabled={!(isCompact || opened)} multiline maw="20rem" events={touched}>
          {isCompact ? (
            <ActionIcon variant="default" size="input-sm" aria-label={label}>
              <IconBookmark {...icon} />
            </ActionIcon>
          ) : (
            <Button variant="default" leftSection={<IconBookmark {...icon} />} maw="18rem">
              <span className={classes.label}>{label}</span>
            </Button>
          )}
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ""}>
        {data ? <Choices views={data} opened={opened} actions={actions} /> : null}
        {error && !data ? <Menu.Label role="alert">{errorText(error, state)}</Menu.Label> : null}
        {!data && !error ? (
          <Menu.Label>
            <Loader size="xs" aria-label={t("views.title")} />
          </Menu.Label>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={actions.keep}>
          {t("views.keep")}
        </Menu.Item>
        {opened ? <OpenedActions view={opened} actions={actions} /> : null}
      </Menu.Dropdown>
    </Menu>
  );
}
