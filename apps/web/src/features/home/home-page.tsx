import { Stack, Title } from "@mantine/core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { useCurrentUser, useSession } from "../../lib/current-user.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { useMyBookings } from "../booking/booking-query.ts";
import { MyBookings } from "../booking/list/my-bookings.tsx";
import { cataloguePath } from "../catalog/catalogue-place.ts";
import { KindCards } from "./kind-cards.tsx";
import { homesOf } from "./role-homes.ts";
import { SearchForm } from "./search-form.tsx";
import { StaffHome } from "./staff-home.tsx";

const DefaultHome = lazyPart(async () => (await import("./default-home.tsx")).DefaultHome);
const WaitsStrip = lazyPart(async () => (await import("../booking/waitlist/waits-strip.tsx")).WaitsStrip);

const ownCatalogue = (search: CatalogueSearch) => cataloguePath("customer", search);

/** nasabah: look for something, or go on with what was begun. */
function CustomerHome() {
  const { t } = useTranslation("home");
  const { user } = useCurrentUser();
  const { isLoading } = useMyBookings(undefined);
  return (
    <Stack gap="xl">
      <div>
        <PageHeader title={t("greeting", { name: user.fullname })} lead={t("nasabahLead")} />
        <Suspense>
          <WaitsStrip />
        </Suspense>
        <MyBookings isShort />
      </div>
      {/* What stands below would be pushed out of the hand of whoever reaches for it. */}
      {isLoading ? null : (
        <>
          <SearchForm toAddress={ownCatalogue} />
          <section>
            <Title order={2} mb="md">
              {t("kindsTitle")}
            </Title>
            <KindCards toAddress={ownCatalogue} />
          </section>
        </>
      )}
    </Stack>
  );
}

/** The home of the acting role: the first one that the role registers. */
export function HomePage() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const [home] = homesOf(session.role);
  if (home === "nasabah") return <CustomerHome />;
  if (home === "default" || home === undefined) return <DefaultHome />;
  return <StaffHome home={home} />;
}
