import { render, screen } from "@testing-library/react";
import { Footer } from "@/components/layout/footer";
import { site } from "@/content/site";

afterEach(() => jest.restoreAllMocks());

it("links to the networks on which the product has a page", () => {
  jest.replaceProperty(site, "social", {
    facebook: "https://www.facebook.com/menkyo-mitra",
    twitter: "",
    instagram: "",
  } as unknown as typeof site.social);
  render(<Footer language="en" />);

  expect(
    screen.getByRole("heading", { name: "Social networks" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    "https://www.facebook.com/menkyo-mitra",
  );
  expect(screen.queryByRole("link", { name: "Twitter" })).toBeNull();
});

it("mentions no networks if it has none", () => {
  render(<Footer language="en" />);

  expect(screen.queryByRole("heading", { name: "Social networks" })).toBeNull();
});
