import { Icon, type IconProps } from './Icon.tsx';

export const EditIcon = (props: IconProps) => <Icon {...props} d="m5 19 .8-3.8L16 5l3 3L8.8 18.2ZM13.8 7.2l3 3" />;
