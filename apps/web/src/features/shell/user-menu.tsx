import { Avatar, Box, Menu, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import {
  IconBook2,
  IconCheck,
  IconChevronDown,
  IconHeart,
  IconLogout,
  IconUserCircle,
  IconUserShield,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { roleOf } from "../../lib/acting-role.ts";
import { type CurrentUser, useSignOut } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { pictureAddress } from "../../lib/picture.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useSwitchRole } from "../identity/use-switch-role.ts";
import classes from "./user-menu.module.css";

function RoleItems({ current }: { readonly current: CurrentUser }) {
  const { t } = useTranslation("shell");
  const label = useLabel();
  const switchRole = useSwitchRole();
  if (current.roles.length < 2) return null;
  return (
    <>
      <Menu.Label>{t("actAs")}</Menu.Label>
      <Menu.RadioGroup value={current.role} onChange={(role) => switchRole.mutate(role)}>
        {current.roles.map((role) => (
          <Menu.RadioItem key={role} value={role} closeMenuOnClick checkIcon={<IconCheck size={16} aria-hidden />}>
            {isRole(role) ? label(roleLabels[role]) : role}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  );
}

export function UserMenu({ current }: { readonly current: CurrentUser }) {
  const { t } = useTranslation("shell");
  const label = useLabel();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { fullname, foto } = current.user;
  return (
    <Menu position="bottom-end" shadow="md" width={250}>
      <Menu.Target>
        <UnstyledButton className={classes.target ?? ""}>
          <VisuallyHidden>{t("userMenu")}</VisuallyHidden>
          <Avatar
            aria-hidden
            src={foto ? pictureAddress(foto, "thumb") : null}
            name={fullname}
            color="tirta"
            variant="filled"
            size={32}
          />
          <Box className={classes.words ?? ""}>
            <Text size="sm" fw={600} truncate>
              {fullname}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {label(roleLabels[roleOf(current)])}
            </Text>
          </Box>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <RoleItems current={current} />
        <Menu.Item component={Link} to={paths.account} leftSection={<IconUserCircle size={18} aria-hidden />}>
          {t("account")}
        </Menu.Item>
        {roleOf(current) === "nasabah" ? (
          <Menu.Item component={Link} to={paths.favourites} leftSection={<IconHeart size={18} aria-hidden />}>
            {t("favourites")}
          </Menu.Item>
        ) : null}
        {roleOf(current) === "nasabah" && current.pages.includes("account/peran") ? (
          <Menu.Item component={Link} to={paths.roleRequest} leftSection={<IconUserShield size={18} aria-hidden />}>
            {t("askRole")}
          </Menu.Item>
        ) : null}
        <Menu.Item
          component={Link}
          to={`${paths.guide}/${roleOf(current)}`}
          leftSection={<IconBook2 size={18} aria-hidden />}
        >
          {t("guide")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => void signOut().then(() => navigate(paths.start))}
        >
          {t("signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
