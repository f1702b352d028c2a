import { BookPage, bookMetadata } from "@/components/book/book-page";

export const metadata = bookMetadata("ne");

export default function RecommendedBookPage() {
  return <BookPage language="ne" />;
}
