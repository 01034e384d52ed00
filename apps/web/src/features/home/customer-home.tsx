import { Stack, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { MyBookings } from "../booking/list/my-bookings.tsx";
import { cataloguePath } from "../catalog/catalogue-place.ts";
import { KindCards } from "./kind-cards.tsx";
import { SearchForm } from "./search-form.tsx";

const ownCatalogue = (search: CatalogueSearch) => cataloguePath("customer", search);

/** nasabah: look for something, or go on with what was begun. */
export function CustomerHome() {
  const { t } = useTranslation("home");
  const { user } = useCurrentUser();
  return (
    <Stack gap="xl">
      <div>
        <PageHeader title={t("greeting", { name: user.fullname })} lead={t("nasabahLead")} />
        <MyBookings isShort />
      </div>
      <SearchForm toAddress={ownCatalogue} />
      <section>
        <Title order={2} mb="md">
          {t("kindsTitle")}
        </Title>
        <KindCards toAddress={ownCatalogue} />
      </section>
    </Stack>
  );
}
