<?php
/**
 * Plugin Name: Clothesline
 * Description: Clothing donations on your site: a block and a shortcode. Needs a Clothesline server, yours or another's.
 * Version: 0.1.0
 * License: MIT
 * Requires PHP: 7.4
 */

defined('ABSPATH') || exit;

/**
 * The attributes of each widget, by its name. Authors and contributors write shortcodes and blocks: nothing but these
 * reaches the page.
 *
 * @return array<string, string[]>
 */
function clothesline_attributes(): array {
    static $attributes = null;
    return $attributes ??= json_decode((string) file_get_contents(__DIR__ . '/attributes.json'), true);
}

/** An address of http or https in Settings, General; '' for anything else. Not `esc_url_raw`, which loses the braces of tiles. */
function clothesline_setting(string $name): string {
    $address = untrailingslashit(trim((string) get_option($name, '')));
    return preg_match('~^https?://[^\s/?#@{}"\'<>\\\\]+(/[^\s"\'<>\\\\]*)?$~iD', $address) ? $address : '';
}

/** The server that the script comes from. */
function clothesline_server(): string {
    return clothesline_setting('clothesline_server');
}

/**
 * The other settings: addresses that widgets call. No shortcode and no block sets them, or an author could have visitors'
 * words sent elsewhere.
 */
const CLOTHESLINE_ADDRESSES = [
    'clothesline_answers' => ['chat', 'answers-url', 'Clothesline: answers of your own', 'https://your.example/answers.json'],
    'clothesline_tiles' => ['donations-map', 'tiles', 'Clothesline: tiles of the map', 'https://tiles.example/{z}/{x}/{y}.png'],
];

/** The origin of an address, as `data-hosts` of the script names it. */
function clothesline_origin(string $address): string {
    return strtolower(implode('/', array_slice(explode('/', $address), 0, 3)));
}

// The script calls no other address of a page than those of the hosts on its own tag.
add_filter('script_loader_tag', function (string $tag, string $handle): string {
    $hosts = array_map('clothesline_origin', array_map('clothesline_setting', array_keys(CLOTHESLINE_ADDRESSES)));
    $hosts = implode(' ', array_unique(array_filter($hosts)));
    return $handle === 'clothesline' && $hosts !== '' ? str_replace(' src=', sprintf(' data-hosts="%s" src=', esc_attr($hosts)), $tag) : $tag;
}, 10, 2);

/**
 * The widget's place on the page; the script is added to pages that have one.
 *
 * @param array<string, string>|string $given `widget`, and the widget's attributes: `theme="dark" limit="8"`.
 */
function clothesline_widget($given): string {
    $attributes = is_array($given) ? $given : [];
    $widget = $attributes['widget'] ?? 'featured-donations';
    $known = is_string($widget) ? clothesline_attributes()[$widget] ?? [] : [];
    if ($known === []) {
        return '';
    }
    if (clothesline_server() === '') {
        return clothesline_notice();
    }
    wp_enqueue_script('clothesline', clothesline_server() . '/embed/latest/embed.js', [], null, ['strategy' => 'async']);
    $written = '';
    foreach ($attributes as $name => $value) {
        // Shortcodes know no dashes, and blocks write camelCase: link_base and linkBase are link-base.
        $name = strtolower(preg_replace('/(?<=[a-z])(?=[A-Z])/', '-', str_replace('_', '-', (string) $name)));
        if (!in_array($name, $known, true) || !is_scalar($value) || $value === '' || $value === false) {
            continue;
        }
        $written .= sprintf(' data-%s="%s"', $name, esc_attr($value === true ? '' : (string) $value));
    }
    foreach (CLOTHESLINE_ADDRESSES as $setting => [$of, $name]) {
        $address = clothesline_setting($setting);
        if ($of === $widget && $address !== '') {
            $written .= sprintf(' data-%s="%s"', $name, esc_attr($address));
        }
    }
    return sprintf('<div data-clothesline="%s"%s></div>', esc_attr($widget), $written);
}

/** While no server is set: somebody who can set it is told, a visitor sees nothing. */
function clothesline_notice(): string {
    if (!current_user_can('manage_options')) {
        return '';
    }
    return sprintf(
        '<p>%s <a href="%s">%s</a></p>',
        esc_html__('Clothesline: no server is set, so visitors see nothing here.', 'clothesline'),
        esc_url(admin_url('options-general.php#clothesline_server')),
        esc_html__('Set it in Settings, General', 'clothesline')
    );
}

add_shortcode('clothesline', 'clothesline_widget');

add_action('init', function (): void {
    register_block_type(__DIR__ . '/block', ['render_callback' => 'clothesline_widget']);
});

// For the preview in the editor.
add_action('enqueue_block_editor_assets', function (): void {
    $server = 'window.clotheslineServer = ' . wp_json_encode(clothesline_server()) . ';';
    wp_add_inline_script('clothesline-widget-editor-script', $server, 'before');
});

add_action('admin_init', function (): void {
    $settings = ['clothesline_server' => ['Clothesline server', 'https://clothes.example']];
    foreach (CLOTHESLINE_ADDRESSES as $setting => [, , $title, $example]) {
        $settings[$setting] = [$title, $example];
    }
    foreach ($settings as $setting => [$title, $example]) {
        register_setting('general', $setting, ['type' => 'string', 'sanitize_callback' => 'trim', 'default' => '']);
        add_settings_field($setting, $title, function () use ($setting, $example): void {
            printf(
                '<input type="text" inputmode="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" placeholder="%3$s">',
                esc_attr($setting),
                esc_attr(clothesline_setting($setting)),
                esc_attr($example)
            );
        }, 'general', 'default', ['label_for' => $setting]);
    }
});
