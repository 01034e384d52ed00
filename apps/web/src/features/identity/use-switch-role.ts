import { notifications } from "@mantine/notifications";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import { switchRole } from "@retribusi/contract/features/identity/account.endpoints";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { callEndpoint } from "../../lib/api.ts";
import { forgetLoadedData } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

/** Acts in another of the user's roles: other pages, other rows, so everything loaded is loaded again. */
export function useSwitchRole() {
  const { t } = useTranslation("shell");
  const label = useLabel();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (role: string) => callEndpoint(switchRole, { body: { role } }),
    onSuccess: async (current, role) => {
      // Home first: the new role may not hold the present page.
      await navigate(paths.home);
      await forgetLoadedData(client, current);
      notifications.show({ message: t("actingAs", { role: isRole(role) ? label(roleLabels[role]) : role }) });
    },
    onError: useNotifyError(),
  });
}
