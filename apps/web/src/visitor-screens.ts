import { loadSignIn } from "./features/home/sign-in-part.ts";
import { bringTips } from "./features/shell/tip-place.tsx";
import { type PageRoute, page } from "./lib/page-route.ts";
import { paths } from "./lib/paths.ts";

const start = async () => (await import("./features/home/start-page.tsx")).StartPage;
const guide = async () => (await import("./features/guide/guide-page.tsx")).GuidePage;

const catalogue = async () => {
  const [{ CataloguePage }] = await Promise.all([import("./features/catalog/catalogue-page.tsx"), bringTips()]);
  return CataloguePage;
};

const object = async () => {
  const [{ ObjectPage }] = await Promise.all([import("./features/order/object-page.tsx"), bringTips()]);
  return ObjectPage;
};

/**
 * Every screen that needs no session. They are known from the start; those of members, and the declarations of entities that their addresses
 * are made from, come with the first address that is none of these.
 */
export const visitorScreens: readonly PageRoute[] = [
  // The landing page for visitors, the home of the acting role for everybody else.
  page(paths.start, start),
  page("/index", start),
  page(paths.home, start),
  page(paths.catalogue(), catalogue),
  page(`${paths.catalogue()}/:id`, object),
  page(paths.favourites, async () => (await import("./features/catalog/favourites-page.tsx")).FavouritesPage),
  page("/index/check/:code?", async () => (await import("./features/payment/check-page.tsx")).CheckPage),
  page("/index/pesanan/:tanda", async () => (await import("./features/guest/guest-page.tsx")).GuestPage),
  page(paths.signIn, loadSignIn),
  page(paths.forgotPassword, async () => (await import("./features/identity/recovery/forgot-page.tsx")).ForgotPage),
  page(paths.resetPassword(""), async () => (await import("./features/identity/recovery/reset-page.tsx")).ResetPage),
  page(
    paths.resetCompleted,
    async () => (await import("./features/identity/recovery/completed-page.tsx")).CompletedPage,
  ),
  page(paths.register, async () => (await import("./features/home/register-screen.tsx")).RegisterScreen),
  page(
    paths.verifyEmail,
    async () => (await import("./features/identity/registration/verify-email-page.tsx")).VerifyEmailPage,
  ),
  page(
    paths.changeEmail,
    async () => (await import("./features/identity/place/change-email-page.tsx")).ChangeEmailPage,
  ),
  page(paths.guide, guide),
  page(`${paths.guide}/:role`, guide),
  page(`${paths.help}/:part?`, async () => (await import("./features/help/help-page.tsx")).HelpPage),
  page(paths.privacy, async () => (await import("./features/privacy/notice-page.tsx")).NoticePage),
  page(paths.openData, async () => (await import("./features/report/open/open-data-page.tsx")).OpenDataPage),
];
