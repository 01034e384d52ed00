import { type KeyboardEvent, memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "../../../components/use-keys.ts";
import { groupId } from "./group-jump.tsx";
import classes from "./matrix-table.module.css";
import type { PermissionGroup, PermissionRow } from "./permission-groups.ts";
import { usePermissionWords } from "./permission-words.ts";
import { cellKey, type Tick } from "./use-matrix.ts";

interface Role {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly roles: readonly Role[];
  readonly groups: readonly PermissionGroup[];
  readonly granted: ReadonlySet<string>;
  readonly onTick: (tick: Tick) => void;
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys go from box to box; only one of the many boxes is a stop of the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const box = event.target;
  if (!step || !(box instanceof HTMLInputElement)) return;
  event.preventDefault();
  const [row, column] = (box.dataset.cell ?? "").split(":").map(Number);
  const next = `${(row ?? 0) + step[0]}:${(column ?? 0) + step[1]}`;
  event.currentTarget.querySelector<HTMLInputElement>(`[data-cell="${next}"]`)?.focus();
}

/** Where the Tab key stops: told by the page and not by its place, which changes while a filter is typed. */
interface Stop {
  readonly permission: number | undefined;
  readonly column: number;
}

interface RowProps {
  readonly row: PermissionRow;
  readonly index: number;
  readonly roles: readonly Role[];
  /** Ids of the roles that hold it, with commas around: a text, so that other rows stay as they are. */
  readonly holders: string;
  readonly stop: number;
  readonly onTick: (tick: Tick) => void;
  readonly onStop: (stop: Stop) => void;
}

const MatrixRow = memo(function MatrixRow({ row, index, roles, holders, stop, onTick, onStop }: RowProps) {
  const words = usePermissionWords();
  return (
    <tr>
      <th scope="row" className={classes.page}>
        <span>{words.page(row)}</span>
        <span className={classes.code}>{row.name}</span>
      </th>
      {roles.map((role, column) => {
        const isHeld = holders.includes(`,${role.id},`);
        return (
          <td key={role.id}>
            <label className={classes.box}>
              <input
                type="checkbox"
                data-cell={`${index}:${column}`}
                tabIndex={stop === column ? 0 : -1}
                aria-label={`${words.role(role.name)}: ${row.name}`}
                checked={isHeld}
                // The super user holds every page, whatever is ticked.
                aria-disabled={role.name === "superuser" && isHeld}
                onFocus={() => onStop({ permission: row.id, column })}
                onChange={() => onTick({ permission_id: row.id, role_id: role.id, granted: !isHeld })}
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
});

const holdersOf = (granted: ReadonlySet<string>, permission: number, roles: readonly Role[]): string =>
  `,${roles.flatMap(({ id }) => (granted.has(cellKey(permission, id)) ? [id] : [])).join(",")},`;

/** Pages down, roles across, in groups; the head and the names stay in view. */
export function MatrixTable({ roles, groups, granted, onTick }: Props) {
  const { t } = useTranslation("administration");
  const { t: keys } = useTranslation("keys");
  useKeys([{ key: "ArrowUp ArrowDown ArrowLeft ArrowRight", words: keys("cells") }]);
  const words = usePermissionWords();
  const [stop, setStop] = useState<Stop>({ permission: undefined, column: 0 });
  const rows = groups.flatMap((group) => group.rows);
  const kept = rows.find(({ id }) => id === stop.permission) ?? rows[0];
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t("matrixTable")} onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col" className={classes.page}>
              {t("matrixPermission")}
            </th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                {words.role(role.name)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr className={classes.group}>
              <th scope="rowgroup" id={groupId(group.key)} tabIndex={-1} className={classes.page}>
                {words.group(group)}
              </th>
              {roles.map((role) => (
                <td key={role.id}>
                  {t("matrixCount", {
                    count: group.rows.filter(({ id }) => granted.has(cellKey(id, role.id))).length,
                    all: group.rows.length,
                  })}
                </td>
              ))}
            </tr>
            {group.rows.map((row) => {
              const index = rows.indexOf(row);
              return (
                <MatrixRow
                  key={row.id}
                  row={row}
                  index={index}
                  roles={roles}
                  holders={holdersOf(granted, row.id, roles)}
                  stop={row === kept ? Math.min(stop.column, roles.length - 1) : -1}
                  onTick={onTick}
                  onStop={setStop}
                />
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
