import { Icon, type IconProps } from './Icon.tsx';

export const PdfFileIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h8l4.5 4.5v12.5H6ZM13.5 3.5V8.5h5M9.5 17.5v-5.5h2.2a1.6 1.6 0 0 1 0 3.3H9.5" />
);
