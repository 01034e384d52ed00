import { ActionIcon, Badge, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { type Icon, IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePermissionWords } from "./permission-words.ts";
import classes from "./role-order.module.css";

interface Role {
  readonly id: number;
  readonly name: string;
}

interface Props {
  /** Of the field that adds a role. */
  readonly id: string;
  readonly roles: readonly Role[];
  /** Ids in order. */
  readonly held: readonly number[];
  readonly onChange: (held: number[]) => void;
  readonly error?: string | undefined;
}

function moved(held: readonly number[], from: number, to: number): number[] {
  const next = [...held];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

interface MoveProps {
  readonly icon: Icon;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const Move = ({ icon: Sign, label, ...props }: MoveProps) => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} {...props}>
    <Sign size={16} />
  </ActionIcon>
);

interface RowProps extends Pick<Props, "held" | "onChange"> {
  readonly index: number;
  readonly role: string;
}

function Row({ held, index, role, onChange }: RowProps) {
  const { t } = useTranslation("administration");
  const move = (to: number) => onChange(moved(held, index, to));
  const last = held.length - 1;
  return (
    <li className={classes.row}>
      <Group gap="xs" className={classes.name ?? ""}>
        <Text fw={600} size="sm">
          {role}
        </Text>
        {index === 0 ? (
          <Badge variant="light" tt="none" size="md" fz="xs">
            {t("actsFirst")}
          </Badge>
        ) : null}
      </Group>
      <Move icon={IconArrowUp} label={t("moveUp", { role })} disabled={index === 0} onClick={() => move(index - 1)} />
      <Move
        icon={IconArrowDown}
        label={t("moveDown", { role })}
        disabled={index === last}
        onClick={() => move(index + 1)}
      />
      <Move
        icon={IconX}
        label={t("removeRole", { role })}
        onClick={() => onChange(held.filter((_, other) => other !== index))}
      />
    </li>
  );
}

/** Roles in the order in which they count, with buttons to move, take away and add. */
export function RoleOrder({ id, roles, held, onChange, error }: Props) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  const nameOf = (id: number) => words.role(roles.find((role) => role.id === id)?.name ?? String(id));
  const others = roles.filter(({ id, name }) => !held.includes(id) && name !== "default");
  const choices = others.map(({ id }) => ({ value: String(id), label: nameOf(id) }));
  return (
    <Stack gap="xs">
      {held.length > 0 ? (
        <ol className={classes.list}>
          {held.map((id, index) => (
            <Row key={id} held={held} index={index} role={nameOf(id)} onChange={onChange} />
          ))}
        </ol>
      ) : null}
      <NativeSelect
        id={id}
        aria-label={t("addRole")}
        error={error}
        value=""
        disabled={others.length === 0}
        className={classes.add ?? ""}
        data={[{ value: "", label: t("addRole") }, ...choices]}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          if (chosen) onChange([...held, chosen]);
        }}
      />
    </Stack>
  );
}
