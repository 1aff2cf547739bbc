import { Icon, type IconProps } from './Icon.tsx';

export const SignOutIcon = (props: IconProps) => <Icon {...props} d="M13.5 4H5v16h8.5M9.5 12h11M16.5 8l4 4-4 4" />;
