import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconArrowBackUp, IconSearch } from "@tabler/icons-react";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { useLatest } from "../../../lib/use-latest.ts";
import { GroupJump } from "./group-jump.tsx";
import classes from "./matrix-page.module.css";
import { MatrixTable } from "./matrix-table.tsx";
import { filterGroups, groupPermissions, type PermissionGroup } from "./permission-groups.ts";
import { usePermissionWords } from "./permission-words.ts";
import { cellKey, type Tick, useMatrix } from "./use-matrix.ts";

type Matrix = NonNullable<ReturnType<typeof useMatrix>["matrix"]>;

/** The lists behind the matrix, for what it can't do: new roles and permissions of one's own. */
function Lists() {
  const { t } = useTranslation("administration");
  const holds = useHoldsPage();
  const lists = [
    ["roles/list", t("manageRoles")],
    ["permissions/list", t("managePermissions")],
    ["role_has_permissions/list", t("manageGrants")],
    ["model_has_permissions/list", t("managePersonal")],
  ] as const;
  return lists
    .filter(([page]) => holds(page))
    .map(([page, label]) => (
      <Button key={page} component={Link} to={paths.page(page)} variant="default" size="xs">
        {label}
      </Button>
    ));
}

/** Says what was saved last, and takes it back. */
function LastChange({
  matrix,
  last,
  onUndo,
}: {
  matrix: Matrix;
  last: Tick | undefined;
  onUndo: (tick: Tick) => void;
}) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  const role = words.role(matrix.roles.find(({ id }) => id === last?.role_id)?.name ?? "");
  const page = words.permission(matrix.permissions.find(({ id }) => id === last?.permission_id)?.name ?? "");
  return (
    <Group className={classes.bar ?? ""} justify="space-between" gap="sm" wrap="nowrap">
      <Text size="sm" role="status" {...(last ? {} : { c: "dimmed" })} className={classes.status ?? ""}>
        {last ? t(last.granted ? "matrixGiven" : "matrixTaken", { role, page }) : t("matrixIdle")}
      </Text>
      {last ? (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => onUndo({ ...last, granted: !last.granted })}
        >
          {t("undo")}
        </Button>
      ) : (
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t("matrixKeys")}
        </Text>
      )}
    </Group>
  );
}

interface ToolsProps {
  readonly groups: readonly PermissionGroup[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** On a phone one role is looked at at a time. */
  readonly choice:
    | {
        readonly roles: Matrix["roles"];
        readonly chosen: number | undefined;
        readonly onChoose: (role: number) => void;
      }
    | undefined;
}

/** Looking for a page, going to a group, and on a phone the role; there the choices stay in view. */
function Tools({ groups, typed, onType, choice }: ToolsProps) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  const filter = (
    <TextInput
      className={choice ? "" : (classes.filter ?? "")}
      label={t("matrixFilter")}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
  const jump = <GroupJump groups={groups} className={classes.jump} />;
  if (!choice) {
    return (
      <Group gap="sm" align="flex-end">
        {filter}
        {jump}
      </Group>
    );
  }
  return (
    <>
      {filter}
      <div className={classes.tools}>
        <NativeSelect
          label={t("matrixRole")}
          data={choice.roles.map(({ id, name }) => ({ value: String(id), label: words.role(name) }))}
          value={String(choice.chosen)}
          onChange={(event) => choice.onChoose(Number(event.currentTarget.value))}
        />
        {jump}
      </div>
    </>
  );
}

/** The matrix for a desk; on a phone one role at a time. */
function Matrix({ matrix, last, tick }: { matrix: Matrix; last: Tick | undefined; tick: (tick: Tick) => void }) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  const isNarrow = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed);
  const [chosen, setChosen] = useState(matrix.roles[0]?.id);
  const roles = isNarrow ? matrix.roles.filter(({ id }) => id === chosen) : matrix.roles;
  const all = useMemo(() => groupPermissions(matrix.permissions), [matrix.permissions]);
  const granted = useMemo(() => new Set(matrix.grants.map(([page, role]) => cellKey(page, role))), [matrix.grants]);
  const groups = filterGroups(all, wanted, (group, row) =>
    [words.group(group), words.page(row), row.name, row.menuLabel].join(" "),
  );
  const onTick = useTickRule(matrix, tick);
  return (
    <Stack gap="sm">
      <Tools
        groups={groups}
        typed={typed}
        onType={setTyped}
        choice={isNarrow ? { roles: matrix.roles, chosen, onChoose: setChosen } : undefined}
      />
      {groups.length > 0 ? (
        <MatrixTable roles={roles} groups={groups} granted={granted} onTick={onTick} />
      ) : (
        <EmptyState
          icon={<IconSearch size={32} stroke={1.5} aria-hidden />}
          title={t("matrixNothing")}
          description={t("matrixNothingText")}
        />
      )}
      <LastChange matrix={matrix} last={last} onUndo={tick} />
    </Stack>
  );
}

/** A tick that can't be taken away says why at once; a stable function, so that untouched rows aren't drawn again. */
function useTickRule({ roles }: Matrix, tick: (tick: Tick) => void) {
  const { t } = useTranslation("administration");
  const rule = (wish: Tick) => {
    const isSuper = roles.find(({ id }) => id === wish.role_id)?.name === "superuser";
    if (isSuper && !wish.granted) notifications.show({ color: "gray", message: t("matrixAlways") });
    else tick(wish);
  };
  const latest = useLatest(rule);
  return useCallback((wish: Tick) => latest.current(wish), [latest]);
}

export function MatrixPage() {
  const { t } = useTranslation("administration");
  const { query, matrix, last, tick } = useMatrix();
  return (
    <>
      <PageHeader title={t("matrix")} lead={t("matrixLead")} actions={<Lists />} />
      {matrix ? <Matrix matrix={matrix} last={last} tick={tick} /> : <QueryState query={query} />}
    </>
  );
}
